// The whole families behind the cuts of first.css. A browser fetches only the files whose characters it meets.
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import '@fontsource-variable/source-serif-4/wght.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/** Writes the page in our own fonts (see first.css) once the cut of most of its words is there; its styles are when this is run. */
export async function nameWhole(): Promise<void> {
  await document.fonts.load('1em "Unwind Sans"').catch(() => undefined);
  document.documentElement.dataset.letters = '';
}
