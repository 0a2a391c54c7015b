import dynamic from 'next/dynamic';
import type { ToldLesson } from '@/lib/session/lessons';
import type { TableScene } from '@/lib/systems/play-part';
import { LessonHalo } from '../lesson/halo';
import type { Mark } from '../review/marks';
import type { Labels } from './labels';

const MarkRings = dynamic(() => import('../review/mark-view').then((file) => file.MarkRings));

/** Subjects that the board points at: a lesson, and choices that are compared. */
export interface Signs {
  /** The lesson that is told. */
  readonly lesson: ToldLesson | undefined;
  /** Choices that are compared. */
  readonly marks: readonly Mark[];
}

export function SignLayer({
  signs: { lesson, marks },
  scene,
  labels,
  size,
}: {
  readonly signs: Signs;
  readonly scene: TableScene;
  readonly labels: Labels;
  /** Of letters, in #. */
  readonly size: number;
}) {
  return (
    <>
      {lesson && <LessonHalo lesson={lesson} scene={scene} names={[...labels.names.values()]} />}
      {marks.length > 0 && <MarkRings marks={marks} size={size} />}
    </>
  );
}
