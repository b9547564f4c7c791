import type { Names } from '../cellNames';
import type { BoardMessages } from '../en/board';
import { withParticle } from './particles';
import { words } from './words';

const ROLES = { given: '주어진 숫자', example: '예제', answer: '답' } as const;

const COLOURS = ['파랑', '초록', '노랑', '주황', '보라', '회색'] as const;

export const boardIn = ({ aloud }: Names): BoardMessages => ({
  name: '스도쿠 판',
  cellName({ cell, digit, role, notes, clashes, wrong, replaces, told, corners, colours }) {
    const parts = [aloud(cell), digit === null ? '빈칸' : String(digit)];
    if (role === 'given' || role === 'example' || role === 'answer') parts.push(ROLES[role]);
    if (notes.length > 0) parts.push(`메모 ${notes.join(' ')}`);
    if (corners.length > 0) parts.push(`구석 메모 ${corners.join(' ')}`);
    if (wrong) parts.push('틀림');
    if (replaces !== null) parts.push(`${replaces} 대신`);
    if (clashes.length > 0) parts.push(`${withParticle(words.and(clashes.map(aloud)), '과/와')} 겹침`);
    for (const [at, colour] of [...colours].entries())
      if (colour !== '.') parts.push(`${at > 0 ? `메모 ${at} ` : ''}${COLOURS[Number(colour) - 1]} 표시`);
    if (told !== '') parts.push(told);
    return parts.join(', ');
  },
  cellsChanged: (count) => `${count}칸이 바뀌었습니다`,
  cellsSelected: (count) => `${count}칸 선택됨`,
});
