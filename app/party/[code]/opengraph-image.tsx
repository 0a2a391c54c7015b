import { pictureSize, sharedPicture } from '@/components/share/picture';
import { openShared } from '@/components/share/shared';
import { words } from '@/lib/messages/index';

export const alt = words.site.picture.shared;
export const size = pictureSize;
export const contentType = 'image/png';

export default async function Image({ params }: { readonly params: Promise<{ readonly code: string }> }) {
  return sharedPicture(openShared((await params).code));
}
