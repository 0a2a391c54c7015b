'use client';
import { useEffect, useState } from 'react';
import { keepText, textKept } from '@/components/site/device-text';
import { sheetBehind } from '@/components/site/sheet-reference';
import { err, ok, type Result } from '@/lib/result';
import { codeFrom } from '@/lib/share/index';
import { opening } from '@/lib/systems/open';
import type { PipOdds } from './pip-odds';
import { heroIn, type SomeHero } from '../hero';

/** Saved state of the odds strip: whether it is folded, and the opponent. */
interface OddsMemory {
  readonly open: boolean;
  /** Key in an address of /odds. */
  readonly foe: string;
}

/** As last left; the default if nothing is saved. */
const recall = ({ key, usualFoe }: PipOdds['strip']): OddsMemory => {
  const [state, foe] = (textKept(key) ?? '').split(' ');
  return { open: state !== 'shut', foe: foe ?? usualFoe };
};

const keep = (key: string, { open, foe }: OddsMemory): void =>
  keepText(key, `${open ? 'open' : 'shut'} ${foe}`);

export interface Foe {
  readonly reference: string;
  readonly hero: SomeHero;
}

/** The hero of this game behind a reference; an error is a sentence. */
const foeBehind = async ({ system, words }: PipOdds, reference: string): Promise<Result<Foe, string>> => {
  const found = await opening(() => sheetBehind(reference));
  if (!found.ok) return found;
  const { value } = found;
  return value.system === system ? ok({ reference, hero: heroIn(value.sheet) }) : err(words.strip.otherGame);
};

/** The strip's opponent, and whether the strip is folded; kept for the next visit. */
export const useFoe = (
  game: PipOdds,
): {
  readonly isOpen: boolean;
  readonly show: (isOpen: boolean) => void;
  /** Undefined until the opponent is found. */
  readonly foe: Foe | undefined;
  /** Takes another opponent by reference or link; returns a sentence if that fails. */
  readonly meet: (asked: string) => Promise<string | undefined>;
} => {
  const [memory, setMemory] = useState(() => recall(game.strip));
  const [foe, setFoe] = useState<Foe>();
  const remember = (part: Partial<OddsMemory>): void => {
    const next = { ...memory, ...part };
    setMemory(next);
    keep(game.strip.key, next);
  };
  useEffect(() => {
    if (foe) return undefined;
    let isHere = true;
    const find = async (): Promise<void> => {
      const kept = await foeBehind(game, memory.foe);
      const found = kept.ok ? kept : await foeBehind(game, game.strip.usualFoe);
      if (isHere && found.ok) setFoe(found.value);
    };
    void find();
    return () => {
      isHere = false;
    };
  }, [game, foe, memory.foe]);
  return {
    isOpen: memory.open,
    show: (open) => remember({ open }),
    foe,
    meet: async (asked) => {
      const reference = asked.trim().includes('/') ? codeFrom(asked) : asked.trim();
      const found = await foeBehind(game, reference);
      if (!found.ok) return found.error;
      setFoe(found.value);
      remember({ foe: reference });
      return undefined;
    },
  };
};
