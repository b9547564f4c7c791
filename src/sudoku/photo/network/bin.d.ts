declare module '*.bin?url' {
  /** The address of the file. */
  const address: string;
  export default address;
}
