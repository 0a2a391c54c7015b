import { privacy } from '#words/messages/privacy';

/** Texts of the privacy page. */
export const privacyMessages: typeof privacy = privacy;
