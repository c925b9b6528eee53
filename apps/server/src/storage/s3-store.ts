import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { isStoreKey, type ObjectStore } from './object-store';

export interface S3Settings {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const silent = () => {};
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Stores files in an S3-compatible store; browsers and robots still fetch them from this server, with its headers. */
export function s3Store({ bucket, endpoint, region, ...credentials }: S3Settings): ObjectStore {
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    // Self-hosted stores rarely have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    // Many of them do not support the checksums that were added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown, and reported where they are caught.
    logger: SILENT,
  });

  const store: ObjectStore = {
    async add(key, path, contentType) {
      if (!isStoreKey(key)) throw new Error('A key that is none of ours');
      const { size } = await stat(path);
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: createReadStream(path),
            ContentLength: size,
            ContentType: contentType,
            IfNoneMatch: '*',
          }),
        );
        return true;
      } catch (error) {
        // 409: another upload with this key is in progress.
        if (statusOf(error) === 412 || statusOf(error) === 409) return false;
        throw error;
      }
    },

    // A file that does not exist: a store that says so answers, and accepts the keys.
    check: async () => void (await store.find('check')),

    async remove(key) {
      if (isStoreKey(key)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },

    async find(key) {
      if (!isStoreKey(key)) return undefined;
      const place = { Bucket: bucket, Key: key };
      try {
        const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand(place));
        return {
          size,
          open: async (range) => {
            const Range = range && `bytes=${range.start}-${range.end}`;
            const { Body } = await client.send(new GetObjectCommand({ ...place, Range }));
            if (!(Body instanceof Readable)) throw new Error('The store sent no file');
            return Body;
          },
        };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
  };
  return store;
}
