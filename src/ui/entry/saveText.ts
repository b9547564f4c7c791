import { saveFile } from '../shared';

/** Makes the browser save a text as a file. */
export const saveText = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'text/plain' }), name);
