import { connection } from 'next/server';
import { pictureSize, productPicture } from '@/components/share/picture';
import { words } from '@/lib/messages/index';

export const alt = words.site.picture.product;
export const size = pictureSize;
export const contentType = 'image/png';

export default async function Image() {
  await connection();
  return productPicture();
}
