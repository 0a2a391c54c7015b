import { photo } from './en/photo';

/** What a person reads about photos: apart from the other words, so that it comes with the panel and not before. */
export const photoMessages: typeof photo = photo;
