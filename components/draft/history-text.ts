import * as z from 'zod/mini';
import { living } from '@/lib/systems/living/living';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { mostSteps, noHistory, type History, type Step } from './history';

/** Drafts never change, and most steps stay from one save to the next. */
const texts = new WeakMap<HeroDraft, string>();

const heroText = (hero: HeroDraft): string => {
  const known = texts.get(hero);
  if (known !== undefined) return known;
  const text = JSON.stringify(living.write(hero));
  texts.set(hero, text);
  return text;
};

const stepText = ({ name, bench, left }: Step): string => {
  const rest = JSON.stringify({ name, photo: bench.photo, left });
  return `{"hero":${heroText(bench.hero)},${rest.slice(1)}`;
};

const listText = (steps: readonly Step[]): string => `[${steps.map(stepText).join(',')}]`;

/** The history as the roster keeps it; empty where there is none. */
export const writeHistory = ({ past, future }: History): string =>
  past.length + future.length === 0
    ? ''
    : `{"version":1,"past":${listText(past)},"future":${listText(future)}}`;

const zSteps = z
  .array(
    z.object({
      hero: z.unknown(),
      name: z.string().check(z.maxLength(2_500)),
      photo: z.optional(z.string()),
      left: z.optional(z.string()),
    }),
  )
  .check(z.maxLength(mostSteps));
const zHistory = z.object({ version: z.literal(1), past: zSteps, future: zSteps });

const stepsOf = (read: z.output<typeof zSteps>): readonly Step[] | undefined => {
  const steps: Step[] = [];
  for (const { hero, name, photo, left } of read) {
    const draft = living.read(hero);
    if (!draft.ok) return undefined;
    steps.push({ name, bench: { hero: draft.value, photo }, ...(left === undefined ? {} : { left }) });
  }
  return steps;
};

/** The history of such a text. One that cannot be read is no history: the hero itself is safe elsewhere. */
export const readHistory = (text: string): History => {
  if (text === '') return noHistory;
  try {
    const read = zHistory.safeParse(JSON.parse(text));
    const past = read.success ? stepsOf(read.data.past) : undefined;
    const future = read.success ? stepsOf(read.data.future) : undefined;
    return past && future ? { past, future } : noHistory;
  } catch {
    return noHistory;
  }
};
