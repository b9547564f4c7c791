/**
 * Starts React, in a script that the page runs before ours: while the rest is still arriving, and in a task of its own,
 * so that a slow phone has room for a touch in between. The script is apart from React's because an engine with an open
 * inspector reads again every script on the stack of an Error, of which React makes some while it starts.
 */
import 'react';

export { createRoot, hydrateRoot } from 'react-dom/client';
