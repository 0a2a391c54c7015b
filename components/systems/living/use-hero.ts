'use client';
import { heroHooks } from '@/components/painted-die/hero';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';

/** The hero of the Living Rulebook in the builder. */
export const { useHero, useAimedHero, useEdit } = heroHooks<HeroDraft, Edit>();
