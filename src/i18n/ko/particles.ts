/** Whether the Korean reading of a digit ends in a consonant: 영 일 이 삼 사 오 육 칠 팔 구. */
const ENDS_IN_CONSONANT = [true, true, false, true, false, false, true, true, true, false] as const;

/** Whether the reading ends in ㄹ, after which 으로 becomes 로: 일, 칠, 팔. */
const ENDS_IN_RIEUL = [false, true, false, false, false, false, false, true, true, false] as const;

/** Pairs of particles: the first follows a consonant, the second a vowel. */
type Particle =
  | '을/를'
  | '이/가'
  | '은/는'
  | '과/와'
  | '으로/로'
  | '이라면/라면'
  | '이라고/라고'
  | '이든/든'
  | '이거나/거나'
  | '이라는/라는';

/**
 * A number or word with the right form of a particle: `4를`, `3을`, `9로`. A number's last digit decides (a last
 * 0 is read 영, 십, 백…, which all end in a consonant), and a word's last Hangul syllable; other words take the
 * form after a vowel.
 */
export function withParticle(text: string | number, particle: Particle): string {
  const word = String(text);
  const [afterConsonant, afterVowel] = particle.split('/') as [string, string];
  const last = word.at(-1) ?? '';
  const code = last.charCodeAt(0);
  let consonant = false;
  let rieul = false;
  if (last >= '0' && last <= '9') {
    consonant = ENDS_IN_CONSONANT[Number(last)] ?? false;
    rieul = ENDS_IN_RIEUL[Number(last)] ?? false;
  } else if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28;
    consonant = final !== 0;
    rieul = final === 8;
  }
  if (particle === '으로/로' && rieul) return word + afterVowel;
  return word + (consonant ? afterConsonant : afterVowel);
}
