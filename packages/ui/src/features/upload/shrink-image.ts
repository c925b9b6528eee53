import { THUMBNAIL_ADVICE } from '@chatdeck/sdk/constants';

const QUALITIES = [0.9, 0.8, 0.65] as const;
const SMALLEST_WIDTH_PX = 64;
/** The factor applied to the width for each further attempt, when no quality makes the file small enough. */
const STEP = 0.75;

/** True for an image over the recommended size or width; false if the browser cannot read it. */
export async function isLargeImage(file: File): Promise<boolean> {
  if (file.size >= THUMBNAIL_ADVICE.bytes) return true;
  try {
    const image = await createImageBitmap(file);
    const isWide = image.width > THUMBNAIL_ADVICE.maxWidthPx;
    image.close();
    return isWide;
  } catch {
    return false;
  }
}

/**
 * Converts an image to a JPEG under 200 KB and at most 1080 px wide (product specification, section 5).
 * @throws if the browser cannot read it
 */
export async function shrinkImage(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  try {
    const widest = Math.min(image.width, THUMBNAIL_ADVICE.maxWidthPx);
    for (let width = widest; width >= Math.min(widest, SMALLEST_WIDTH_PX); width *= STEP) {
      const canvas = draw(image, Math.round(width));
      for (const quality of QUALITIES) {
        const blob = await encode(canvas, quality);
        if (blob && blob.size < THUMBNAIL_ADVICE.bytes) return named(blob, file.name);
      }
    }
  } finally {
    image.close();
  }
  throw new Error('The picture cannot be made small enough');
}

function draw(image: ImageBitmap, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((image.height * width) / image.width));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures');
  // JPEG has no transparency; transparent areas would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const named = (blob: Blob, name: string): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
