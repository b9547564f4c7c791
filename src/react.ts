/**
 * Starts React, in a script that the page runs before ours: while the rest is still arriving, and in a task of its own,
 * so that a slow phone has room for a touch in between. The script is apart from React's because an engine that is asked
 * where it is, as React makes it while it starts, reads again every script on its stack.
 */
import 'react';

export { createRoot } from 'react-dom/client';
