'use client';
import { IssueList } from '@/components/draft/issue-list';
import type { Path } from '@/lib/issue';
import { Changes } from './changes';

/** Where on the screen an issue stands: beside what it concerns. */
const concerns = ['faces', 'equipment', 'skills', 'fiend'] as const;
type Concern = (typeof concerns)[number];

/** Whether a panel shows issues at this path; the others are about the whole hero. */
export const isPlaced = ([root]: Path): boolean => (concerns as readonly unknown[]).includes(root);

/** The issues that stand here. */
export function Issues({ at }: { readonly at: Concern }) {
  return <IssueList isHere={([root]) => root === at} Changes={Changes} />;
}
