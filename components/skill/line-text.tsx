import type { TextPart } from '@/lib/systems/reference-part';

/** A line of a skill: digits that grow with the pips are bold. */
export function LineText({ line }: { readonly line: readonly TextPart[] }) {
  return line.map(({ text, scales }, index) => (scales ? <b key={index}>{text}</b> : text));
}
