/** A message as a robot reports it, about the chat of another account. */
export const reportOf = (
  own: { readonly mark: string },
  of: { readonly room: string; readonly wxid: string },
) => ({
  robotInfo: { wxid: own.mark, name: own.mark },
  message: {
    conversionId: of.room,
    conversionName: own.mark,
    isRoom: true,
    chatName: own.mark,
    chatId: of.wxid,
    chatAlias: '',
    chatUserWeixin: '',
    isMyself: false,
    isMention: true,
    time: Math.floor(Date.now() / 1000),
    type: '文字',
    content: own.mark,
  },
});
