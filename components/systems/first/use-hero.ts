'use client';
import { heroHooks } from '@/components/painted-die/hero';
import type { Edit } from '@/lib/systems/first/sheet/edit';
import type { HeroDraft } from '@/lib/systems/first/sheet/hero';

/** The hero of the first edition in the builder. */
export const { useHero, useAimedHero, useEdit } = heroHooks<HeroDraft, Edit>();
