import { openRoster } from '@/lib/roster/open';

/**
 * The addresses of photos within this page. A photo never changes under its id, and a few hundred of 100 KB are no
 * burden, so an address stays good as long as the page does.
 */
const urls = new Map<string, Promise<string | undefined>>();

const make = async (id: string): Promise<string | undefined> => {
  const roster = await openRoster();
  const photo = roster.ok ? await roster.value.photo(id) : roster;
  if (!photo.ok) {
    // It may be there next time: another tab may have to close first.
    urls.delete(id);
    return undefined;
  }
  return URL.createObjectURL(new Blob([photo.value.bytes], { type: 'image/jpeg' }));
};

/** The address of a photo of this device, or undefined where it cannot be had; never rejects. */
export const photoUrl = (id: string): Promise<string | undefined> => {
  const url = urls.get(id) ?? make(id);
  urls.set(id, url);
  return url;
};
