/** What this device remembers of the odds strip: folded or not, and against whom. */
export interface OddsMemory {
  readonly open: boolean;
  /** As an address of /odds names it. */
  readonly foe: string;
}

const key = 'pipsmith/odds-strip';
/** Whom the hero is weighed against before anybody else was chosen. */
export const usualFoe = 'dummy-medium';

const usual: OddsMemory = { open: true, foe: usualFoe };

/** As it was left; as usual where nothing is kept. */
export const recallOdds = (): OddsMemory => {
  try {
    const [state, foe] = (globalThis.localStorage.getItem(key) ?? '').split(' ');
    return { open: state !== 'shut', foe: foe ?? usual.foe };
  } catch {
    return usual;
  }
};

/** Keeps it, where the browser keeps anything. */
export const keepOdds = ({ open, foe }: OddsMemory): void => {
  try {
    globalThis.localStorage.setItem(key, `${open ? 'open' : 'shut'} ${foe}`);
  } catch {
    // A browser that keeps nothing starts as usual the next time.
  }
};
