/** The little words around days and times, without accents. */

export const AND =
  'et and und y e en i oraz og och ja puis sowie ou or oder и і та si ve και'.split(' ')
/** From one to another. */
export const TO =
  'au to bis zum al all tot until till til through thru do po по до εως μεχρι fins pana t/m'.split(
    ' ',
  )
/** Before a day, a month, a time of day. */
export const BEFORE =
  'le les the den der am on el los las il la de of del do di du d a at um as alle ore om kl klo dne o w v ve from von van dalle dal da das od с fra fran απο ora saat στις в u о з h'.split(
    ' ',
  )
