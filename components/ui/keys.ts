/** A key as the browser tells of it. */
export interface KeyPress {
  readonly key: string;
  /** The place of the key, named as on an American keyboard. */
  readonly code: string;
  readonly isComposing: boolean;
  /** 229 while an input method has the key, also where `isComposing` is over already (Safari). */
  readonly keyCode: number;
}

/** The same with what was held down beside it. */
export interface HeldPress extends KeyPress {
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** React wraps the browser's events. */
type Event<Press> = Press | { readonly nativeEvent: Press };

const pressOf = <Press extends KeyPress>(event: Event<Press>): Press =>
  'nativeEvent' in event ? event.nativeEvent : event;

const byInputMethod = 229;

/** A letter or digit that no Latin keyboard has: Cyrillic, Greek, Hebrew, Arabic. */
const isForeign = (key: string): boolean =>
  /^(?!\p{Script=Latin})[\p{L}\p{Nd}]$/u.test(key) && !/^\d$/.test(key);

/**
 * The key that was meant, in lower case; empty while an input method composes with it. In another script, it is the
 * letter at the same place; AZERTY, QWERTZ and Dvorak have their own letters, which count.
 */
export const keyOf = (event: Event<KeyPress>): string => {
  const { key, code, isComposing, keyCode } = pressOf(event);
  if (isComposing || keyCode === byInputMethod) return '';
  if (Array.from(key).length !== 1) return key;
  // Full-width letters are letters.
  const plain = key.normalize('NFKC').toLowerCase();
  if (!isForeign(plain)) return plain;
  return (/^(?:Key|Digit)([A-Z\d])$/.exec(code)?.[1] ?? plain).toLowerCase();
};

/** The key where nothing but Shift is held; empty for what is the browser's. */
export const plainKeyOf = (event: Event<HeldPress>): string => {
  const { ctrlKey, altKey, metaKey } = pressOf(event);
  return ctrlKey || altKey || metaKey ? '' : keyOf(event);
};

/** Meaning of a key combination: undo for Ctrl or Cmd with Z; redo with Shift-Z, or with Y. */
export const historyKeyOf = (event: Event<HeldPress>): 'undo' | 'redo' | undefined => {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressOf(event);
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  switch (keyOf(event)) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return shiftKey ? undefined : 'redo';
    default:
      return undefined;
  }
};
