import type { Messages } from '../messages';
import { app } from './app';
import { board } from './board';
import { verdict } from './verdict';
import { words } from './words';

export const en: Messages = { words, app, board, verdict };
