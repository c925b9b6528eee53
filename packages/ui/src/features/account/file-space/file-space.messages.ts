import { defineMessages } from '#messages';

/** The texts of the account's storage usage. */
export const fileSpaceMessages = defineMessages(
  'file-space',
  () => ({
    title: '存储空间',
    used: ({ used, most }: { used: string; most: string }) => `已用 ${used}，共 ${most}`,
    files: ({ count, most }: { count: string; most: string }) => `${count} 个文件，最多 ${most} 个`,
    explanation: '素材、规则和群发里的文件，以及机器人的头像，都计入存储空间。',
    unused: '未使用的文件',
    unusedText: ({ count, size }: { count: string; size: string }) =>
      `${count} 个文件没有被任何内容使用，占 ${size}。文件不再使用一天后自动删除，放进素材或规则就会保留。`,
    allUsed: '没有闲置的文件',
    file: '文件',
    size: '大小',
    uploadedAt: '上传时间',
    freedAt: '自动删除',
    full: '存储空间快满了。删除不用的素材，可以马上腾出空间。',
  }),
  () => ({
    title: 'Storage',
    used: ({ used, most }) => `${used} of ${most} used`,
    files: ({ count, most }) => `${count} files, at most ${most}`,
    explanation:
      'Files of materials, rules and mass sends count, and so does the picture of the robot.',
    unused: 'Unused files',
    unusedText: ({ count, size }) =>
      `${count} files, ${size}, stand in no material, rule or message. A file is deleted a day after its last use; put it into a material or a rule to keep it.`,
    allUsed: 'Every file is in use',
    file: 'File',
    size: 'Size',
    uploadedAt: 'Uploaded',
    freedAt: 'Deleted',
    full: 'The storage is almost full. Delete materials that you no longer need to free space at once.',
  }),
);
