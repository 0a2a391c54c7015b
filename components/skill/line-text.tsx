import type { SkillLine } from '@/lib/systems/index';

/** A line of a skill: digits that grow with the pips are bold. */
export function LineText({ line }: { readonly line: SkillLine }) {
  return line.map(({ text, scales }, index) => (scales ? <b key={index}>{text}</b> : text));
}
