'use client';
import { IssueList } from '@/components/draft/issue-list';
import { Changes } from './dialogs';
import { concernOf, type Concern } from './places';

/** The issues that stand here, beside what they concern. */
export function Issues({ at }: { readonly at: Concern }) {
  return <IssueList isHere={(path) => concernOf(path) === at} Changes={Changes} />;
}
