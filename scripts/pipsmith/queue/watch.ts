/** Pages that stand still on a terminal while their figures change; lines elsewhere, now and then. */
export interface Watch {
  readonly show: () => void;
  readonly end: () => void;
}

/** ms between two pages, on a terminal and in a file. */
const pace = { terminal: 1000, file: 10_000 };

/** @param page its lines at this width */
export const watchPages = (page: (width: number) => readonly string[]): Watch => {
  const { stderr } = process;
  const show = (): void => {
    const lines = page(stderr.isTTY ? stderr.columns : 80);
    // Writes over the page before and clears its longer lines, so that nothing flickers.
    stderr.write(
      stderr.isTTY
        ? `\u001b[H${lines.map((line) => `${line}\u001b[K`).join('\n')}\n\u001b[J`
        : `${lines.join('\n')}\n\n`,
    );
  };
  if (stderr.isTTY) stderr.write('\u001b[2J');
  show();
  const ticking = setInterval(show, stderr.isTTY ? pace.terminal : pace.file);
  ticking.unref();
  return {
    show,
    end: () => {
      clearInterval(ticking);
      show();
    },
  };
};
