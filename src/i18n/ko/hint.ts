import { type Cell, describeHouse } from '../../sudoku/core';
import { cellOf, digitOf } from '../../sudoku/techniques';
import type { Names } from '../cellNames';
import type { HintMessages } from '../en/hint';
import { runsIn, together } from '../grouping';
import { linkTexts, reasonText } from '../reasonText';
import { forcingIn } from './forcing';
import { LEVELS } from './levels';
import { withParticle } from './particles';
import { effectOf, reasonsIn } from './reasons';
import { techniques } from './techniques';
import { words } from './words';

const { count } = words;
const list = (items: readonly (string | number)[]): string => items.join(', ');

/** The words of hints. */
export function hintIn(names: Names): HintMessages {
  const { naming, at: cell, inHouse: houseName } = names;
  const effect = effectOf(names);
  const reasons = reasonsIn(names);
  const forcing = forcingIn(names);
  const cells = (all: readonly Cell[]): string => list(all.map(cell));
  const candidates = (all: Parameters<typeof together>[0]): string =>
    together(all)
      .map((group) => `${cells(group.cells)}의 ${list(group.digits)}`)
      .join(', ');
  return {
    name: '힌트',
    headings: {
      cell: (at) => `${cell(at)} 힌트`,
      digit: (at, digit) => `${cell(at)}에 ${withParticle(digit, '이/가')} 안 되는 이유`,
      step: '다음 단계',
      path: '전체 풀이 경로',
      list: '지금 가능한 모든 단계',
      singles: '싱글로 채울 수 있는 칸',
      remark: '힌트',
      finding: (at) => (at === null ? '힌트' : `${cell(at)} 힌트`),
    },
    levelsName: '어디까지 알려 줄지',
    levels: { nudge: '귀띔', technique: '기법', why: '이유', fill: '숫자' },
    difficulties: LEVELS,
    outlook: (at, many, difficulty) => ({
      lead: `${withParticle(cell(at), '은/는')} 지금 풀 수 있습니다`,
      rest: `${many === 1 ? '한 단계' : `모두 ${many}단계`}, ${LEVELS[difficulty]}`,
    }),
    notYet: (at, many, hardest) => ({
      lead: `${withParticle(cell(at), '을/를')} 풀려면 ${many}단계가 필요합니다`,
      rest: `가장 어려운 단계: ${techniques.names[hardest]}`,
    }),
    firstThis: (at) => `${cell(at)}부터 풀기`,
    easiest: (at) => `지금 가장 쉬운 칸: ${cell(at)}`,
    nudge({ house, digit }) {
      const place = house === null ? null : houseName(house);
      if (place === null)
        return digit === null ? '판 전체를 보세요.' : `숫자 ${withParticle(digit, '을/를')} 보세요.`;
      return digit === null
        ? `${withParticle(place, '을/를')} 보세요.`
        : `${withParticle(place, '과/와')} 숫자 ${withParticle(digit, '을/를')} 보세요.`;
    },
    nudgeMore: (many) =>
      many === 1 ? '한 단계로 풀립니다.' : `모두 ${many}단계이고, 가장 어려운 단계가 거기 있습니다.`,
    techniqueMore: (others) =>
      others.length === 0 ? '' : `함께 쓰는 기법: ${list(others.map((id) => techniques.names[id]))}.`,
    shortest: '이만큼 쉬운 기법으로는 단계가 더 적은 풀이가 없습니다.',
    usesUniqueness: (ids) =>
      `${ids.length === 0 ? '' : `${withParticle(list(ids.map((id) => techniques.names[id])), '은/는')} `}답이 하나뿐인 퍼즐에서만 쓸 수 있습니다.`,
    whyLead: (many, parts, key) =>
      many === 1
        ? `한 단계입니다: ${techniques.names[key]}.`
        : `${many}단계${parts > 1 ? `이고, ${parts}부분으로 나뉩니다` : '입니다'}. 가장 어려운 기법: ${techniques.names[key]}.`,
    milestone({ places: [put], ...step }, turn, told) {
      const when = { first: '먼저', next: '다음으로', last: '끝으로' }[turn];
      if (put === undefined) return `${when} ${effect({ places: [], ...step })}`;
      return `${when} ${cell(cellOf(put))}${told ? ` = ${digitOf(put)}` : ''}`;
    },
    partFacts: (many, hardest) => `${many}단계 · ${techniques.names[hardest]}`,
    step: (at, of) => `${at} / ${of}단계`,
    notShown: '아직 보지 않음',
    effect,
    reason: (step, hatching) => reasonText(reasons, step, hatching),
    links: (step) => linkTexts(reasons, forcing, step),
    link: (at, of) => `연결 ${at} / ${of}`,
    follows: '결론',
    earlierLink: '앞 연결',
    laterLink: '뒤 연결',
    allLinks: '연결 모두 보기',
    linkByLink: '연결 하나씩 보기',
    leansOn: (lines) =>
      lines.length === 0
        ? ''
        : `${list(runsIn(lines).map(([from, to]) => (from === to ? `${from}단계` : `${from}~${to}단계`)))}의 결과를 씁니다.`,
    whole: '이유 모두 보기',
    lessOfIt: '줄여서 보기',
    backward: '답에서 거꾸로',
    forward: '처음부터',
    filled: (at, digit) => `${withParticle(cell(at), '은/는')} ${digit}입니다.`,
    fillMore: '버튼을 눌러야 채워집니다. 되돌리기로 취소할 수 있습니다.',
    write: (at, put) => `${cells(at)}에 ${list([...new Set(put)])} 쓰기`,
    remarks: {
      given: (at, digit) => `${withParticle(cell(at), '은/는')} 주어진 숫자 ${digit}입니다.`,
      right: (at, digit) => `${withParticle(cell(at), '은/는')} ${digit}이고, 맞습니다.`,
      filled: (at, digit) => `${cell(at)}에 ${withParticle(digit, '을/를')} 채웠습니다.`,
      wrong: (entries) => `판에 틀린 숫자가 ${entries}개 있습니다.`,
      wrongHere: (at) => `${cell(at)}에 쓴 숫자가 틀렸습니다.`,
      wrongWhich: (at) => `틀린 칸: ${cells(at)}.`,
      wrongNotes: '답이 메모에 빠져 있는 빈칸이 있습니다.',
      wrongNotesWhich: (at) => `답이 메모에 없는 칸: ${cells(at)}.`,
      many: (solutions, exact) =>
        `이 퍼즐은 답이 ${count(solutions)}개${exact ? '입니다' : '보다 많습니다'}. 어느 답인지 추론으로 정할 수 없습니다.`,
      differs: (at, digits) =>
        `${withParticle(cell(at), '은/는')} 답에 따라 ${digits.slice(0, -1).join(', ')} 또는 ${digits.at(-1)}입니다. 어느 것인지 추론으로 정할 수 없습니다.`,
      fitsNone: '판에 쓴 숫자가 모두 들어맞는 답이 없습니다.',
      noSolution: '주어진 숫자로는 답이 없어서 힌트를 드릴 수 없습니다.',
      emptyBoard: '빈 판입니다. 먼저 퍼즐을 입력하거나 붙여넣으세요.',
      solved: '모든 칸이 바르게 찼습니다. 더 풀 것이 없습니다.',
      beyond: (at, fewer) =>
        `${withParticle(cell(at), '은/는')} ${fewer ? '켜 둔 기법만으로' : 'Unwind가 아는 기법으로'} 풀 수 없습니다.`,
      noStep: (fewer) =>
        fewer
          ? '켜 둔 기법만으로는 다음 단계를 찾을 수 없습니다.'
          : 'Unwind가 아는 기법으로는 다음 단계를 찾을 수 없습니다.',
      notRuledOut: (at, digit) =>
        `${cell(at)}에서 ${withParticle(digit, '을/를')} 뺄 이유를 찾지 못했습니다.`,
      seen: (at, digit, by, house) =>
        `${cell(by)}에 ${withParticle(digit, '이/가')} 있고, ${withParticle(cell(at), '과/와')} 같은 ${{ row: '행', column: '열', box: '상자' }[describeHouse(house).kind]}입니다.`,
      notedAway: (at, digit) => `메모에서 ${cell(at)}의 ${withParticle(digit, '을/를')} 이미 뺐고, 맞습니다.`,
      failed: '힌트 찾기가 두 번 멈췄습니다. 판은 그대로입니다. 다시 해 보세요.',
      lost: (found) =>
        `힌트 찾기가 두 번 멈췄습니다. ${found === 0 ? '' : `지금까지 찾은 ${count(found)}단계는 남아 있습니다. `}판은 그대로입니다.`,
    },
    actions: {
      nudge: '볼 곳 알려 주기',
      technique: '기법 이름 보기',
      why: '이유 보기',
      next: (step) => `다음: ${step}단계`,
      nextLink: (link) => `다음: 연결 ${link}`,
      nextFollows: '다음: 결론',
      fill: '채우기',
      back: (step) => `${step}단계`,
      backLink: (link) => `연결 ${link}`,
      backOut: '뒤로',
      enough: '퍼즐로 돌아가기',
      which: '어느 칸인지 보기',
      undo: (moves) => `틀리기 전으로 되돌리기 (${count(moves)}수)`,
      erase: () => '지우기',
      ignoreNotes: '메모 없이 계속하기',
      allowAll: '이번만 모든 기법 쓰기',
      goOn: '이어서 찾기',
      anywhere: '어디든 가장 쉬운 단계',
      nextStep: '다음 단계',
      all: '지금 가능한 모든 단계',
      path: '전체 풀이 경로',
      singles: '싱글로 채울 수 있는 칸',
      aboutTechnique: '이 기법 알아보기',
      allTechniques: '기법 목록과 예',
      enlarge: '크게 보기',
      allSteps: '모든 단계',
    },
    finding: (found) =>
      found === null ? '가장 쉬운 길을 찾는 중' : `가장 쉬운 길을 찾는 중, 지금까지 ${count(found)}단계`,
    improving: {
      running: '더 짧은 풀이를 찾는 중입니다.',
      stop: '그만 찾기',
      found: (steps, before) =>
        steps < before
          ? `더 짧은 풀이: ${count(before)}단계 대신 ${count(steps)}단계.`
          : '더 쉬운 단계로 된 풀이를 찾았습니다.',
      show: '보기',
    },
    whyNot: '이 숫자는 왜 안 되나요?',
    // The button shows the digit, so its name contains the digit as a separate word, without a particle.
    whyNotDigit: (digit) => `왜 안 되나요? ${digit}`,
    sees: '이 칸에서 보이는 숫자',
    blocks: (blocked, open) =>
      [
        ...blocked.map(({ digits, house }) => `${list(digits)}: ${houseName(house)}에 있음.`),
        `남은 숫자 ${open}개.`,
      ].join(' '),
    singles: (all) =>
      all.length === 0
        ? '지금 싱글로 채울 수 있는 칸이 없습니다.'
        : `지금 싱글로 채울 수 있는 칸은 ${all.length}개입니다. 판에 표시했습니다.`,
    easiestSteps: '가장 쉬운 단계',
    stepsByTechnique: '기법별로 모두',
    list: (many, end) => {
      if (end === 'cut')
        return `${many === 0 ? '' : `지금까지 ${count(many)}개입니다. `}찾기가 두 번 멈췄습니다. 판은 그대로입니다.`;
      if (many === 0) return end === 'complete' ? '없습니다.' : '찾는 중';
      return `${end === 'complete' ? '' : '지금까지 '}${count(many)}개입니다.`;
    },
    legendName: '표시의 뜻',
    legend: {
      off: '이것이 거짓이면',
      on: '이것이 참',
      pattern: '모양의 일부',
      fin: '핀',
      out: '이 단계에서 빠짐',
      gone: '앞에서 빠짐',
      barred: '올 수 없음',
      placed: '들어감',
      a: '첫째 색',
      b: '둘째 색',
      c: '셋째 색',
      d: '넷째 색',
    },
    drawn({ houses, marked, fins, struck, placed }) {
      const says = [
        ...(houses.length > 0 ? [`색칠한 곳: ${list(houses.map(houseName))}`] : []),
        ...(marked.length > 0 ? [`표시한 후보: ${candidates(marked)}`] : []),
        ...(fins.length > 0 ? [`핀: ${candidates(fins)}`] : []),
        ...(struck.length > 0 ? [`지운 후보: ${candidates(struck)}`] : []),
        ...(placed.length > 0 ? [`놓은 숫자: ${candidates(placed)}`] : []),
      ];
      return `판에 그린 것: ${says.join('; ')}.`;
    },
    nudgeEliminates: '이 단계는 후보 숫자를 지우기만 합니다.',
    notesLeftOut: (empty) =>
      empty === null
        ? '이 힌트는 메모를 쓰지 않습니다.'
        : `이 힌트는 메모를 쓰지 않습니다. ${cell(empty)}에 메모가 없기 때문입니다.`,
    goingOn: '앞선 힌트에서 지운 후보 숫자는 이미 없는 것으로 봅니다.',
    orCell: '빈칸을 고르면 그 칸의 힌트를 볼 수 있습니다.',
    elsewhere: '판의 다른 곳',
    naming: '칸 이름',
    namings: { rowColumn: 'r1c1', letters: 'A1', words: '1행 1열' },
    namedBy: naming,
  };
}
