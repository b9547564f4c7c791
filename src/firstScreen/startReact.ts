/**
 * Starts React. This is a script of its own, which runs as soon as it has loaded, before our main script. So
 * React starts in a task of its own, and a slow phone can answer a touch in between. It is separate from
 * React's script because React makes some Errors while it starts, and an engine with an open inspector reads
 * every script on the stack of an Error again.
 */
import 'react';

export { createRoot, hydrateRoot } from 'react-dom/client';
