'use client';
import { heroHooks } from '@/components/pip-hero/hero';
import type { Edit } from '@/lib/systems/first/sheet/edit';
import type { HeroDraft } from '@/lib/systems/first/sheet/hero';

/** The hero of the first edition in the builder. */
export const { useHero, useAimedHero, useEdit } = heroHooks<HeroDraft, Edit>();
