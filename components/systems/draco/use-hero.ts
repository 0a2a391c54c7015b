'use client';
import { heroHooks } from '@/components/painted-die/hero';
import type { Edit } from '@/lib/systems/draco/sheet/edit';
import type { Draft } from '@/lib/systems/draco/sheet/sheet';

/** The slayer or dragon in the builder. */
export const { useHero, useAimedHero, useEdit } = heroHooks<Draft, Edit>();
