/** The messages that come with a link, until an administrator writes others. */
export const templates = {
  invitation: {
    subject: "Your assessment for our {{interview|open}} position",
    body: `Hi {{candidate.firstName|there}},

Thank you for your interest in our {{interview|open}} position. The next step is a short assessment, which you can take online whenever it suits you:

{{link}}

The link is meant for you alone. If anything is unclear, just reply to this message.

Best regards
{{me}}`,
  },
  reminder: {
    subject: "Reminder: your assessment for our {{interview|open}} position",
    body: `Hi {{candidate.firstName|there}},

We invited you {{invited.ago}} to the assessment for our {{interview|open}} position. You can still take it online whenever it suits you:

{{link}}

The link is meant for you alone. If something keeps you from it, or you are no longer interested, a short reply is all I need.

Best regards
{{me}}`,
  },
};
