import dynamic from 'next/dynamic';
import type { ToldLesson } from '@/lib/session/lessons';
import type { TableScene } from '@/lib/systems/table-scene';
import type { LessonPlace } from '@/lib/systems/lesson-part';
import { KeptHalos, LessonArrow, LessonHalo } from '../lesson/halo';
import type { Mark } from '../review/marks';
import type { Labels } from './labels';

const MarkRings = dynamic(() => import('../review/mark-view').then((file) => file.MarkRings));
const MarkWords = dynamic(() => import('../review/mark-view').then((file) => file.MarkWords));

/** Subjects that the board points at: a lesson, and choices that are compared. */
export interface Signs {
  /** The lesson that is being shown. */
  readonly lesson: ToldLesson | undefined;
  /** Places and figures that lessons still point at after they were read. */
  readonly pointed: readonly LessonPlace[];
  /** Choices that are compared. */
  readonly marks: readonly Mark[];
}

/** Rings on the ground, below the figures. */
export function SignRings({
  signs: { lesson, pointed, marks },
  scene,
}: {
  readonly signs: Signs;
  readonly scene: TableScene;
}) {
  return (
    <>
      {/* The goal that is told now has its ring already. */}
      <KeptHalos places={pointed} scene={scene} />
      {lesson && <LessonHalo lesson={lesson} scene={scene} />}
      {marks.length > 0 && <MarkRings marks={marks} />}
    </>
  );
}

/** The words of those rings, above the figures. */
export function SignArrows({
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
      {lesson && <LessonArrow lesson={lesson} scene={scene} names={[...labels.names.values()]} />}
      {marks.length > 0 && <MarkWords marks={marks} size={size} />}
    </>
  );
}
