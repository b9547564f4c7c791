import type { CameraProblem } from '../../stores';
import type { Corners, Glimpse } from '../../sudoku/photo';

/** What a camera reports. */
interface CameraListener {
  /** The first picture is there. */
  readonly onReady: () => void;
  /** The corners of the grid in the picture, in its pixels; `null` if there is no grid. */
  readonly onSeen: (corners: Corners | null) => void;
  /** The grid was surely found and has held still. */
  readonly onSteady: () => void;
  readonly onProblem: (problem: CameraProblem) => void;
}

/** Frames are reduced to this longer side, in pixels, before a grid is looked for. */
const SMALL = 480;
/** Between two looks: at least `PAUSE` milliseconds, and `REST` times as long as a look took, to keep a phone cool. */
const PAUSE = 200;
const REST = 1.5;
/** The grid holds still if for `STILL_LOOKS` looks no corner moves by `STILL` of the picture's longer side. */
const STILL = 0.012;
const STILL_LOOKS = 3;

/** Whether the browser lists a camera. */
export async function hasCamera(): Promise<boolean> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? [];
  return devices.some(({ kind }) => kind === 'videoinput');
}

/** The longest distance that a corner has moved, in pixels. */
const movement = (a: Corners, b: Corners): number =>
  Math.max(...a.map(({ x, y }, i) => Math.hypot(x - (b[i]?.x ?? 0), y - (b[i]?.y ?? 0))));

/** Shows the camera's picture and looks for the grid in it a few times a second. Returns a function that stops it. */
export function openCamera(
  video: HTMLVideoElement,
  look: (frame: ImageBitmap) => Promise<Glimpse | null>,
  { onReady, onSeen, onSteady, onProblem }: CameraListener,
): () => void {
  let stream: MediaStream | null = null;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };

  const watch = async (): Promise<void> => {
    let last: Corners | null = null;
    let still = 0;
    while (!isOver) {
      const start = performance.now();
      const { videoWidth, videoHeight } = video;
      const longer = Math.max(videoWidth, videoHeight);
      const scale = Math.min(1, SMALL / longer);
      const frame = await createImageBitmap(video, {
        resizeWidth: Math.max(1, Math.round(videoWidth * scale)),
        resizeHeight: Math.max(1, Math.round(videoHeight * scale)),
      }).catch(() => null);
      const seen = frame && (await look(frame));
      frame?.close();
      if (isOver) return;
      const corners = seen && enlarged(seen.corners, 1 / scale);
      onSeen(corners);
      still = seen?.sure && corners && last && movement(corners, last) < STILL * longer ? still + 1 : 0;
      last = corners;
      if (still >= STILL_LOOKS) return onSteady();
      const pause = Math.max(PAUSE, REST * (performance.now() - start));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

  const begin = async (): Promise<void> => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
      // The view may have been closed while the browser asked for permission.
      if (isOver) return end();
      stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (!isOver) onProblem('cameraBusy');
      });
      video.srcObject = stream;
      await video.play();
    } catch (error) {
      if (!isOver) onProblem(problemIn(error));
      return;
    }
    if (isOver) return;
    onReady();
    await watch();
  };
  void begin();
  return end;
}

const enlarged = ([a, b, c, d]: Corners, by: number): Corners => {
  const at = ({ x, y }: Corners[0]) => ({ x: x * by, y: y * by });
  return [at(a), at(b), at(c), at(d)];
};

/** Why a browser gives no camera: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
function problemIn(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'cameraRefused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'cameraAbsent' : 'cameraBusy';
}

/** The current frame as a JPEG file; `null` if there is none. */
export async function taken(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
}
