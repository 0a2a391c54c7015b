/** What a press of keys means: Ctrl or Cmd with Z takes back; with Shift-Z, or with Y, it does again. */
export const wayOf = (press: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): 'undo' | 'redo' | undefined => {
  if (!(press.ctrlKey || press.metaKey) || press.altKey) return undefined;
  switch (press.key.toLowerCase()) {
    case 'z':
      return press.shiftKey ? 'redo' : 'undo';
    case 'y':
      return press.shiftKey ? undefined : 'redo';
    default:
      return undefined;
  }
};
