/** The search as a flame chart: x is steps, y is depth. */
export { PlaybackChart } from './PlaybackChart';
