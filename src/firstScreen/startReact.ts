/**
 * Starts React. A script of its own, which the page runs as soon as it is there, before ours has come: so React starts in a
 * task of its own, and a slow phone can answer a touch in between. It is apart from React's script because an engine with an
 * open inspector reads every script on the stack of an Error again, and React makes some Errors while it starts.
 */
import 'react';

export { createRoot, hydrateRoot } from 'react-dom/client';
