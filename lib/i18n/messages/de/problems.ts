export const problems = {
  no_answer: "Shortlist hat nicht geantwortet.",
  unreadable: "Die Antwort von Shortlist war nicht lesbar.",
  internal:
    "Bei uns ist etwas schiefgegangen. Mehr ist hier nicht bekannt; die Ursache steht unter dieser Referenz im Protokoll.",
  sign_in_required: "Melden Sie sich an, um fortzufahren.",
  forbidden: "Ihre Rolle erlaubt das nicht. Wenn Sie es brauchen, wenden Sie sich an die Administration.",
  other_site: "Diese Anfrage kam von einer anderen Website, es wurde also nichts geändert.",
  wrong_address:
    "Diese Seite ist unter {came} geöffnet, Shortlist erwartet aber {expected}; es wurde nichts geändert. Öffnen Sie Shortlist dort, oder bitten Sie die Administration, APP_URL zu korrigieren.",
  not_found: "Das gibt es hier nicht oder nicht mehr.",
  assessment_missing: "Dieses Assessment gibt es nicht.",
  candidate_erased:
    "Die Daten dieser Person wurden gelöscht. Zu diesem Assessment lässt sich nichts mehr eintragen.",
  erase_changed:
    "Die Daten zu dieser Person haben sich inzwischen geändert. Prüfen Sie noch einmal, was gelöscht wird.",
  already_blocked: "Jemand anderes hat die Löschung bereits gesperrt.",
  erasure_blocked: "Die Löschung ist gesperrt. Heben Sie zuerst die Sperre auf.",
  block_missing: "Die Löschung ist nicht mehr gesperrt.",
  erase_unsettled:
    "Eine Einladung an diese Person wird gerade gesendet, oder es ist noch offen, ob sie angekommen ist. Warten Sie einen Moment oder klären Sie das unter „Zu klären“. Versuchen Sie es dann erneut.",
  candidate_missing: "Diese Person gibt es hier nicht.",
  invitation_missing: "Diese Einladung gibt es nicht.",
  person_missing: "Diesen Zugang gibt es nicht.",
  session_over: "Diese Sitzung ist schon beendet.",
  invalid: "Prüfen Sie die markierten Felder.",
  refused_by_service: "Der Assessment-Dienst hat das nicht angenommen.",
  submission_reused:
    "Diese Eingabe wurde schon für eine andere Einladung verwendet. Laden Sie die Seite neu und versuchen Sie es erneut.",
  busy: "Jemand anderes hat im selben Moment diese Adresse eingeladen. Sehen Sie in der Tabelle nach und versuchen Sie es dann erneut.",
  pending_here:
    "Unter dieser Adresse gibt es für dieses Interview bereits ein ausstehendes Assessment. Hier ist der Link.",
  pending_here_unconfirmed:
    "Diese Adresse wurde zu diesem Interview schon eingeladen; der Assessment-Dienst hat das noch nicht bestätigt.",
  pending_unseen:
    "Beim Assessment-Dienst gibt es für dieses Interview schon ein ausstehendes Assessment, das Sie nicht sehen dürfen. Wenden Sie sich an die Administration.",
  pending_blind:
    "Für dieses Interview hat diese Person schon ein ausstehendes Assessment. Sie beurteilen es anonymisiert, deshalb verrät Shortlist nicht, welches es ist. Wer es nicht anonymisiert beurteilt, kann den Link weitergeben.",
  completed_here:
    "Unter dieser Adresse wurde dieses Interview schon abgeschlossen. Möchten Sie noch einmal einladen?",
  not_sent:
    "Der Assessment-Dienst war nicht erreichbar, es wurde also niemand eingeladen. Ihre Eingaben sind noch da: Versuchen Sie es gleich noch einmal.",
  rejected:
    "Der Assessment-Dienst hat diese Anfrage abgelehnt. Wenn das wieder passiert, bitten Sie die Administration, die Verbindung zu prüfen. Es wurde niemand eingeladen.",
  rejected_invalid_key:
    "Der Assessment-Dienst nimmt unseren Schlüssel nicht an. Bitten Sie die Administration, die Verbindung zu prüfen. Es wurde niemand eingeladen.",
  rejected_not_authorised:
    "Der Assessment-Dienst lässt uns mit unserem Schlüssel keine Assessments anlegen. Wenden Sie sich an die Administration. Es wurde niemand eingeladen.",
  rejected_rate_limited:
    "Der Assessment-Dienst hat zu viele Anfragen gemeldet. Warten Sie eine Minute und versuchen Sie es dann erneut. Es wurde niemand eingeladen.",
  gone: "Der Assessment-Dienst hat dieses Assessment nicht mehr.",
  completed: "Dieses Assessment wurde inzwischen abgeschlossen. Shortlist fragt den Dienst, wem es gehört.",
  other_is_pending:
    "Unter dieser Adresse gibt es für dieses Interview bereits ein anderes ausstehendes Assessment; dieses kann also nicht dazugehören.",
  fits_invitation:
    "Das sieht nach einer Einladung an diese Adresse aus, die der Dienst nie bestätigt hat. Bestätigen Sie es, dann ist sie geklärt.",
  invited_unconfirmed:
    "Diese Adresse wurde zu diesem Interview eingeladen; der Assessment-Dienst hat das noch nicht bestätigt. Warten Sie, bis es geklärt ist.",
  claimed_here: "Jemand hat das im selben Moment geändert. Sehen Sie noch einmal nach.",
  claimed_here_by: "{by} hat das Assessment inzwischen {email} zugeordnet.",
  claimed_here_learned: "Inzwischen hat sich herausgestellt: Das ist {email}.",
  decided_here: "{by} hat inzwischen anders entschieden. Sehen Sie noch einmal nach.",
  assigned_here: "{by} hat die Zuständigkeit inzwischen geändert. Sehen Sie noch einmal nach.",
  contacted_here: "{by} hat inzwischen Kontakt aufgenommen. Sehen Sie noch einmal nach.",
  unclaimed: "Dieses Assessment ist noch nicht zugeordnet. Holen Sie das zuerst nach.",
  not_settled:
    "Es steht noch nicht fest, zu wem dieses Assessment gehört. Korrigieren Sie die Angaben, sobald das geklärt ist.",
  separated_here: "Diese Adresse ist nicht mehr mit der Person verbunden.",
  corrected_here: "Jemand hat diese Angaben inzwischen geändert. Sehen Sie noch einmal nach.",
  note_changed: "{by} hat diese Notiz inzwischen geändert. Nichts ist verloren: Hier stehen beide Fassungen.",
  note_missing: "Diese Notiz gibt es nicht mehr.",
  note_not_yours: "Ändern kann eine Notiz nur, wer sie geschrieben hat, oder die Administration.",
  note_reused: "Die ID dieser Notiz wurde schon für eine andere benutzt.",
  too_many_notes: "Hier stehen schon 500 Notizen. Löschen Sie eine, bevor Sie die nächste hinzufügen.",
  view_missing: "Diese Ansicht gibt es nicht mehr.",
  view_not_yours:
    "Ändern kann eine geteilte Ansicht nur, wer sie angelegt hat, oder die Administration. Speichern Sie sie als Ihre eigene.",
  view_not_shareable: "Mit Ihrer Rolle können Sie Ansichten für sich speichern, aber nicht teilen.",
  too_many_views:
    "Sie haben schon 50 Ansichten gespeichert. Löschen Sie eine, die Sie nicht mehr brauchen, und speichern Sie dann diese.",
  too_many_pins:
    "Sie haben schon {most} Ansichten angeheftet. Entfernen Sie eine, die Sie weniger brauchen, und heften Sie dann diese an.",
  import_missing: "Diesen Import gibt es nicht mehr.",
  import_not_draft: "Dieser Import ist schon gestartet. Seine Zeilen lassen sich nicht mehr ändern.",
  import_is_draft: "Dieser Import ist noch nicht gestartet.",
  import_has_ended: "Dieser Import ist beendet.",
  import_not_ended: "Dieser Import läuft noch. Stoppen Sie ihn zuerst.",
  import_is_empty: "In diesem Import ist niemand, der eingeladen werden kann.",
  import_full: "Ein Import fasst höchstens {most} Zeilen. Legen Sie für die übrigen einen zweiten an.",
  too_many_imports:
    "Es gibt schon {most} Entwürfe. Löschen Sie einen, der nicht mehr gebraucht wird, und versuchen Sie es dann noch einmal.",
  shortlist_missing: "Diese Shortlist gibt es nicht mehr.",
  shortlist_candidate_missing: "Diese Person steht nicht mehr auf der Shortlist.",
  shortlist_changed:
    "{by} hat diesen Text inzwischen geändert. Nichts ist verloren: Hier stehen beide Fassungen.",
  shortlist_changed_by_somebody:
    "Dieser Text wurde inzwischen geändert. Nichts ist verloren: Hier stehen beide Fassungen.",
  shortlist_full:
    "Eine Shortlist fasst höchstens 200 Personen, deshalb kam niemand dazu. Legen Sie für den Rest eine zweite an.",
  too_many_shortlists:
    "Es gibt schon 5.000 Shortlists. Löschen Sie eine, die nicht mehr gebraucht wird, und legen Sie dann diese an.",
  too_many_links:
    "Zu dieser Shortlist gibt es schon zwanzig Links. Widerrufen Sie einen, der nicht mehr gebraucht wird.",
  shared_link_missing: "Diesen Link gibt es nicht mehr.",
  shared_link_spent: "Dieser Link funktioniert nicht oder nicht mehr. Lassen Sie sich einen neuen geben.",
  not_dismissible:
    "Verwerfen lässt sich nur eine Einladung, die niemand erhalten haben kann. Sehen Sie noch einmal nach.",
  not_unconfirmed: "Diese Einladung ist nicht mehr unbestätigt. Sehen Sie nach, was aus ihr geworden ist.",
  not_a_candidate:
    "Dieses Assessment kann nicht zu der Einladung gehören, oder es gehört inzwischen nachweislich zu jemand anderem.",
  not_sendable:
    "Diese Einladung lässt sich nicht erneut senden: Sie ist unterwegs, geklärt oder durch eine andere ersetzt.",
  own_account_reset:
    "Den eigenen Zugang können Sie nicht zurücksetzen. Ändern Sie Ihr Passwort in Ihrem Profil.",
  own_account_disable:
    "Den eigenen Zugang können Sie nicht sperren. Bitten Sie jemand anderen aus der Administration.",
  second_factor_on:
    "Ein zweiter Faktor ist schon aktiv. Schalten Sie ihn zuerst aus und richten Sie dann einen neuen ein.",
  second_factor_off: "Es ist kein zweiter Faktor mehr aktiv. Laden Sie die Seite neu.",
  second_factor_not_begun: "Das hat zu lange gedauert. Beginnen Sie mit einem neuen Code.",
  second_factor_required: "Ihr Team verlangt einen zweiten Faktor; er lässt sich nicht ausschalten.",
  second_factor_first:
    "Schalten Sie zuerst im Profil Ihren eigenen zweiten Faktor ein. Sonst würden Sie jetzt abgemeldet.",
  own_second_factor: "Ihren eigenen zweiten Faktor schalten Sie im Profil aus.",
  sign_in_step_over:
    "Das hat zu lange gedauert, oder zu viele Codes waren falsch. Melden Sie sich noch einmal an.",
  no_provider: "Es ist keine Anmeldung des Unternehmens eingerichtet; es gibt nichts zu testen.",
  password_changed: "Ihr Passwort wurde inzwischen an anderer Stelle geändert.",
  method_not_allowed: "Das geht unter dieser Adresse nicht.",
  too_large:
    "Das ist mehr, als wir auf einmal annehmen ({kib} KiB). Kürzen Sie es und versuchen Sie es dann erneut.",
  unusable_characters:
    "Hier sind Zeichen enthalten, die sich nicht speichern lassen. Entfernen Sie sie und versuchen Sie es dann erneut.",
  too_many_streams:
    "Shortlist ist zu oft geöffnet; nicht alle Fenster erhalten Änderungen. Schließen Sie einige und versuchen Sie es dann erneut.",
  too_many_creates:
    "Das war viel in einer Minute. Warten Sie einen Moment und versuchen Sie es dann erneut: Von Ihren Eingaben geht nichts verloren.",
  too_many_changes:
    "Das sind sehr viele Änderungen auf einmal. Warten Sie einen Moment und versuchen Sie es dann erneut: Von Ihren Eingaben geht nichts verloren.",
  too_many_exports:
    "Sie laden schon {atMost} Exporte herunter. Warten Sie, bis einer fertig ist, oder brechen Sie einen ab und versuchen Sie es dann erneut.",
  too_many: "Das waren zu viele Versuche. Warten Sie eine Weile und versuchen Sie es dann erneut.",
  signing_in_busy:
    "Gerade melden sich zu viele Personen gleichzeitig an. Versuchen Sie es in einigen Sekunden erneut.",
  checked_often: "Der Dienst wurde gerade mehrmals abgefragt. Warten Sie einen Moment.",
  template_missing: "Diese Vorlage gibt es nicht.",
  limit_changed:
    "Das wurde inzwischen von jemand anderem geändert. Prüfen Sie Ihre Auswahl und speichern Sie erneut, um die andere zu ersetzen.",
  sees_everything: "Mit Administrationsrechten ist alles sichtbar. Ändern Sie zuerst die Rolle.",
  blind_review_changed:
    "Jemand anderes hat diese Regel inzwischen geändert. Prüfen Sie Ihre Fassung und speichern Sie noch einmal, um die andere zu ersetzen.",
  blind: "Sie beurteilen dieses Assessment anonymisiert. Decken Sie zuerst auf, von wem es ist.",
  blind_person:
    "Sie beurteilen ein Assessment dieser Person anonymisiert. Deshalb muss das jemand anderes oder die Administration ändern.",
  blind_text:
    "Hier ist ein Text aus dem Team bei anonymisierter Beurteilung verborgen. Deshalb können Sie das nicht ändern.",
  retention_changed:
    "Jemand anderes hat diese Regel inzwischen geändert. Prüfen Sie Ihre Fassung und speichern Sie noch einmal, um die andere zu ersetzen.",
  template_changed: "Jemand anderes hat diese Vorlage inzwischen geändert.",
  interview_missing: "Dieses Interview gibt es nicht.",
  password_off:
    "Hier können Sie sich nicht mit einem Passwort anmelden. Verwenden Sie Ihr Unternehmenskonto.",
  link_spent:
    "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitten Sie die Administration um einen neuen.",
  last_administrator:
    "Der letzte Zugang mit Administrationsrechten kann nicht gesperrt oder herabgestuft werden.",
  member_exists: "Für {email} gibt es schon einen Zugang.",
  member_disabled: "Der Zugang von {email} ist gesperrt. Entsperren Sie ihn zuerst.",
};

export const sync = {
  invalid_key:
    "Der Assessment-Dienst nimmt unseren Schlüssel nicht mehr an. Sie sehen den letzten Stand. Bitten Sie die Administration, die Verbindung zu prüfen.",
  not_authorised:
    "Der Assessment-Dienst lässt uns mit unserem Schlüssel die Assessments nicht lesen. Sie sehen den letzten Stand. Bitten Sie die Administration, die Verbindung zu prüfen.",
  not_found:
    "Unter der eingestellten Adresse gibt es keinen Assessment-Dienst. Sie sehen den letzten Stand. Bitten Sie die Administration, die Verbindung zu prüfen.",
  unreachable:
    "Der Assessment-Dienst ist nicht erreichbar. Sie sehen den letzten Stand. Wir versuchen es weiter.",
  timed_out:
    "Der Assessment-Dienst braucht zu lange für eine Antwort. Sie sehen den letzten Stand. Wir versuchen es weiter.",
  rate_limited:
    "Der Assessment-Dienst hat zu viele Anfragen gemeldet. Sie sehen den letzten Stand. Wir versuchen es weiter, nur seltener.",
  service_failure:
    "Beim Assessment-Dienst selbst ist eine Störung aufgetreten. Sie sehen den letzten Stand. Wir versuchen es weiter.",
  unavailable:
    "Der Assessment-Dienst steht gerade nicht zur Verfügung. Sie sehen den letzten Stand. Wir versuchen es weiter.",
  unreadable:
    "Die Antwort des Assessment-Dienstes war nicht lesbar. Sie sehen den letzten Stand. Wir versuchen es weiter.",
  otherwise:
    "Die Abfrage des Assessment-Dienstes ist fehlgeschlagen. Sie sehen den letzten Stand. Wir versuchen es weiter.",
  silent:
    "Shortlist fragt den Assessment-Dienst nicht mehr ab. Sie sehen den letzten Stand. Bitten Sie die Administration um einen Neustart.",
};

export const firstSync = {
  invalid_key: "Der Assessment-Dienst nimmt unseren Schlüssel nicht an. Bisher konnte nichts gelesen werden.",
  not_authorised:
    "Der Assessment-Dienst lässt uns mit unserem Schlüssel die Assessments nicht lesen. Bisher konnte nichts gelesen werden.",
  not_found:
    "Unter der eingestellten Adresse gibt es keinen Assessment-Dienst. Bisher konnte nichts gelesen werden.",
  unreachable:
    "Der Assessment-Dienst ist nicht erreichbar. Bisher konnte nichts gelesen werden. Wir versuchen es weiter.",
  timed_out:
    "Der Assessment-Dienst braucht zu lange für eine Antwort. Bisher konnte nichts gelesen werden. Wir versuchen es weiter.",
  rate_limited:
    "Der Assessment-Dienst hat zu viele Anfragen gemeldet. Bisher konnte nichts gelesen werden. Wir versuchen es weiter, nur seltener.",
  service_failure:
    "Beim Assessment-Dienst selbst ist eine Störung aufgetreten. Bisher konnte nichts gelesen werden. Wir versuchen es weiter.",
  unavailable:
    "Der Assessment-Dienst steht gerade nicht zur Verfügung. Bisher konnte nichts gelesen werden. Wir versuchen es weiter.",
  unreadable:
    "Die Antwort des Assessment-Dienstes war nicht lesbar. Bisher konnte nichts gelesen werden. Wir versuchen es weiter.",
  otherwise:
    "Die Abfrage des Assessment-Dienstes ist fehlgeschlagen. Bisher konnte nichts gelesen werden. Wir versuchen es weiter.",
  silent:
    "Shortlist fragt den Assessment-Dienst nicht mehr ab. Bisher konnte nichts gelesen werden. Bitten Sie die Administration um einen Neustart.",
};

export const fields = {
  enterYourEmail: "Geben Sie Ihre E-Mail-Adresse ein.",
  enterYourPassword: "Geben Sie Ihr Passwort ein.",
  enterYourName: "Geben Sie Ihren Namen ein.",
  enterAName: "Geben Sie einen Namen ein.",
  notAnEmail: "Das sieht nicht nach einer E-Mail-Adresse aus.",
  unreadableLetters: "Einige Zeichen waren nicht lesbar (\ufffd). Ersetzen Sie sie durch die richtigen.",
  tooLong: "Höchstens {max} Zeichen.",
  choosePassword: "Wählen Sie ein Passwort.",
  passwordTooShort: "Mindestens {min} Zeichen.",
  passwordIsEmail: "Wählen Sie etwas anderes als Ihre E-Mail-Adresse.",
  passwordCommon:
    "Dieses Passwort gehört zu den ersten, die bei einem Angriff ausprobiert werden. Besser sind einige Wörter, die nichts miteinander zu tun haben.",
  passwordPersonal:
    "Wählen Sie etwas, das sich nicht aus Ihrem Namen oder Ihrer E-Mail-Adresse erraten lässt.",
  enterAnEmail: "Geben Sie eine E-Mail-Adresse ein.",
  enterTheirEmail: "Geben Sie die E-Mail-Adresse der Kandidatin oder des Kandidaten ein.",
  chooseInterview: "Wählen Sie ein Interview.",
  giveAReason: "Geben Sie einen Grund an.",
  noSuchInterview: "Kein Interview hat diesen Namen oder diese ID.",
  yesOrNo: "Geben Sie Ja oder Nein ein.",
  phoneForm: "Nur Ziffern oder die internationale Schreibweise mit + am Anfang, zum Beispiel +4930901820.",
  phoneTooShort: "Diese Nummer ist zu kurz.",
  phoneTooLong: "Diese Nummer ist zu lang.",
  phoneUnknown:
    "So kann keine Telefonnummer aussehen. Prüfen Sie die Ländervorwahl und die Anzahl der Ziffern.",
  noSuchCandidate: "Hier hat kein Assessment diese Adresse.",
  alreadyTheirs: "Das ist bereits eine Adresse dieser Person.",
  toldByService:
    "Der Assessment-Dienst selbst hat angegeben, zu wem dieses Assessment gehört; die Adresse lässt sich hier deshalb nicht ändern.",
  writeSomething: "Geben Sie einen Text ein.",
  nameTheView: "Geben Sie der Ansicht einen Namen.",
  viewNameTaken:
    "Eine Ansicht mit diesem Namen gibt es schon. Wählen Sie einen anderen Namen oder ändern Sie die vorhandene.",
  nameTheShortlist: "Geben Sie der Shortlist einen Namen.",
  tooManyCandidates: "Wählen Sie höchstens {max} Personen aus: Mehr fasst eine Shortlist nicht.",
  daysLimit: "Eine ganze Zahl von {min} bis {max} Tagen.",
  webAddress: "Geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt.",
  refusedWithoutReason: "Der Assessment-Dienst hat das nicht angenommen und keinen Grund genannt.",
  presentPassword: "Geben Sie Ihr aktuelles Passwort ein.",
  enterCode: "Geben Sie den Code ein.",
  wrongNewCode:
    "Dieser Code stimmt nicht. Geben Sie den ein, den Ihre App jetzt anzeigt, und prüfen Sie die Uhrzeit Ihres Telefons.",
  wrongCode:
    "Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten oder verwenden Sie einen Wiederherstellungscode.",
  wrongPresentPassword: "Das ist nicht Ihr aktuelles Passwort.",
  timeZone: "Wählen Sie eine Zeitzone, zum Beispiel Europe/Berlin.",
  writeSubject: "Geben Sie einen Betreff ein.",
  subjectLine: "Ein Betreff ist eine Zeile lang.",
  writeMessage: "Geben Sie eine Nachricht ein.",
  linkNeeded: "Der Link fehlt: Setzen Sie {placeholder} an die gewünschte Stelle.",
  placeholderUnknown: "Zeile {line}, Spalte {column}: Einen Platzhalter {text} gibt es nicht.",
  placeholderUnclosed:
    "Zeile {line}, Spalte {column}: Hier beginnt ein Platzhalter, der nicht endet: {close} fehlt.",
  placeholderUnopened:
    "Zeile {line}, Spalte {column}: Hier steht {close} ohne das {open}, mit dem ein Platzhalter beginnt.",
  viewTooLong: "Die Adresse dieser Ansicht ist zu lang.",
  tooManyReasons: "Verwenden Sie höchstens {max} Gründe.",
  chooseAssessment: "Wählen Sie mindestens ein Assessment.",
  chooseColleague: "Wählen Sie jemanden mit der Rolle „Recruiting“ oder „Administration“.",
  tooManyAssessments: "Wählen Sie höchstens {max} Assessments auf einmal.",
  fromService: "Der Dienst meldet: {text}",
};
