/** Asks for a file by the browser's file chooser. `accept`: the endings of the names that are offered; all if none are given. */
export function chooseFile(take: (file: File) => void, accept = ''): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) take(file);
  });
  input.click();
}

/** Makes the browser save something as a file. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
