import { lesson } from '#words/messages/lesson';

/** Texts of notes in training missions; loaded only by pages that show matches. */
export const lessonMessages: typeof lesson = lesson;
