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
