'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { offsetOf, type PaperId } from '@/lib/cards/paper/paper';
import { printPageMessages } from '@/lib/messages/print-page';
import { mostBlanks } from '../card-stack';
import { keepSettings, keptSettings, offered, type KeptSettings } from './settings';

/** A length in mm as it is typed, with a comma or a printed minus too. */
const zOffset = z.pipe(
  z.string(),
  z.transform((typed, { issues }) => {
    const text = typed.trim().replace(',', '.').replace('−', '-');
    const offset = text === '' ? undefined : offsetOf(Number(text));
    if (offset !== undefined) return offset;
    issues.push({ code: 'custom', input: typed, message: printPageMessages.offset.wrong });
    return z.NEVER;
  }),
);

/** All that is chosen on the page but the heroes: what is kept on the device, and what is for this once. */
const zChoices = z.object({
  ...offered,
  offset: z.object({ x: zOffset, y: zOffset }),
  /** Blank cards by the game's ids for them. */
  blanks: z.record(z.string(), z.int().check(z.minimum(0), z.maximum(mostBlanks))),
  /** The player's own numbers of counters by their names. */
  counts: z.record(z.string(), z.int().check(z.minimum(0))),
  /** The map of this device whose plan is printed; '' for none. */
  ownMap: z.string(),
  /** Cards of heroes who break rules may be printed, marked so. */
  houseRules: z.boolean(),
});

/** Values of the fields: lengths as they are typed. */
export type Typed = z.input<typeof zChoices>;
export type Choices = z.output<typeof zChoices>;
type ChoicesForm = UseFormReturn<Typed, unknown, Choices>;

const typedOf = ({ offset, ...choices }: Choices): Typed => ({
  ...choices,
  offset: { x: String(offset.x), y: String(offset.y) },
});

const begun = (settings: KeptSettings): Choices => ({
  ...settings,
  leftOut: [...settings.leftOut],
  kit: [...settings.kit],
  scenarios: { ...settings.scenarios },
  blanks: {},
  counts: {},
  ownMap: '',
  houseRules: false,
});

/** The earlier value where nothing changed, so that nobody lays out the same again. */
const unlessSame = <Part>(before: Part, now: Part): Part =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** The choices in the fields; an invalid length keeps the previous one. */
export const choicesOf = (typed: Typed, before: Choices): Choices => {
  const along = (axis: 'x' | 'y'): number =>
    zOffset.safeParse(typed.offset[axis]).data ?? before.offset[axis];
  return {
    ...typed,
    offset: unlessSame(before.offset, { x: along('x'), y: along('y') }),
    leftOut: unlessSame(before.leftOut, typed.leftOut),
    kit: unlessSame(before.kit, typed.kit),
    scenarios: unlessSame(before.scenarios, typed.scenarios),
    blanks: unlessSame(before.blanks, typed.blanks),
    counts: unlessSame(before.counts, typed.counts),
  };
};

const device = (): Storage => window.localStorage;

/** The paper chosen last on this device, or that of its country. */
const paperHere = (): PaperId => keptSettings(device, navigator.language).paper;

/**
 * The form of the page, and what it says now; each choice is kept on the device as it is made.
 * @param isDrawnFirst the server drew it without knowing the device, whose paper follows at once and isn’t kept as a choice
 */
export const useChoicesForm = (
  settings: () => KeptSettings,
  isDrawnFirst: boolean,
): { readonly form: ChoicesForm; readonly choices: Choices } => {
  const [choices, setChoices] = useState(() => begun(settings()));
  const form = useForm<Typed, unknown, Choices>({
    defaultValues: typedOf(choices),
    resolver: zodResolver(zChoices),
    mode: 'onChange',
  });
  const latest = useRef(choices);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const next = unlessSame(latest.current, choicesOf(values, latest.current));
          if (next === latest.current) return;
          latest.current = next;
          setChoices(next);
          keepSettings(device, next);
        },
      }),
    [subscribe],
  );
  useEffect(() => {
    if (!isDrawnFirst) return;
    const paper = paperHere();
    if (paper === latest.current.paper) return;
    latest.current = { ...latest.current, paper };
    setChoices(latest.current);
    form.setValue('paper', paper);
  }, [isDrawnFirst, form]);
  return { form, choices };
};

/** The form of the page, for its fields. */
export const useChoices = (): ChoicesForm => useFormContext<Typed, unknown, Choices>();
